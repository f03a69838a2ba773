/** The frame that every city is drawn in, pixels; the ground lies at y 200 to 236. */
export const frame = { width: 480, height: 270 } as const;
