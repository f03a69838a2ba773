type Figures = Record<'seeds' | 'steps' | 'writes' | 'minutes' | 'storm', number>;
export declare const wholeProof: Figures;
export declare function figuresOf(args: readonly string[]): Figures;
export declare function lineOfSize(figures: Figures): string;
