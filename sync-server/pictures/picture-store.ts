import { createHash } from 'node:crypto';
import { DomainError } from '#shared/kernel/errors.ts';
import type { Drawing } from './drawing.ts';

/** Pictures that wait for the one that is being drawn; each takes half a second at most. */
const mostWaiting = 20;
/** About 60 kB each. */
const mostKept = 300;

/** The same drawing has the same name, on every process. */
export const pictureName = ({ svg }: Drawing): string =>
  createHash('sha256').update(svg).digest('base64url').slice(0, 22);

/** Draws one picture at a time and keeps the newest ones. */
export class PictureStore {
  private readonly kept = new Map<string, Buffer>();
  private readonly underWay = new Map<string, Promise<Buffer>>();
  private last: Promise<unknown> = Promise.resolve();

  constructor(private readonly render: (drawing: Drawing) => Promise<Buffer>) {}

  /**
   * @param spend called before it is drawn, not for one that is kept; what it throws refuses the picture
   * @throws DomainError too_many_requests when too many wait
   */
  async png(drawing: Drawing, spend: () => void): Promise<Buffer> {
    const name = pictureName(drawing);
    const known = this.kept.get(name) ?? this.underWay.get(name);
    if (known) return known;
    if (this.underWay.size >= mostWaiting) throw new DomainError('too_many_requests');
    spend();
    const drawn = this.last.then(() => this.render(drawing));
    this.last = drawn.catch(() => undefined);
    this.underWay.set(name, drawn);
    try {
      const png = await drawn;
      if (this.kept.size >= mostKept) this.kept.delete(this.kept.keys().next().value ?? '');
      this.kept.set(name, png);
      return png;
    } finally {
      this.underWay.delete(name);
    }
  }
}
