/**
 * The seven inks of a palette and the sun's; sky, glow at the horizon, paper (lit faces, snow, windows), warm (roofs),
 * land, blue (water), deep (shade).
 */
export type Role = 's' | 'g' | 'p' | 'w' | 'l' | 'b' | 'd' | 'u';
export type Palette = Readonly<Record<Role, string>>;
