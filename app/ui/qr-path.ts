/** The dark modules as an SVG path, and the side of the code with its quiet zone, in modules. */
export interface QrPath {
  d: string;
  size: number;
}

const quietZone = 4;

/** Encodes `text`; loads the encoder at the first call. */
export async function qrPath(text: string): Promise<QrPath> {
  const { generate, correction } = await import('lean-qr');
  const code = generate(text, { minCorrectionLevel: correction.M });
  let d = '';
  for (let y = 0; y < code.size; y += 1) {
    for (let x = 0; x < code.size; x += 1) {
      if (!code.get(x, y)) continue;
      const start = x;
      while (x + 1 < code.size && code.get(x + 1, y)) x += 1;
      d += `M${start + quietZone} ${y + quietZone}h${x - start + 1}v1h-${x - start + 1}z`;
    }
  }
  return { d, size: code.size + 2 * quietZone };
}
