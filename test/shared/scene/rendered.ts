import { renderer } from '#test/worlds/svg-renderer.ts';

/** RGBA bytes of a drawing, `width` pixels wide. @throws when the text is no SVG */
export async function pixelsOf(
  svg: string,
  width: number,
): Promise<{ width: number; height: number; rgba: Uint8Array }> {
  const { Resvg } = await renderer();
  const drawn = new Resvg(svg, { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false } });
  const image = drawn.render();
  const whole = { width: image.width, height: image.height, rgba: image.pixels };
  image.free();
  drawn.free();
  return whole;
}
