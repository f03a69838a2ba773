import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mutationId } from '#shared/kernel/fields.ts';
import { idFromHex, idToHex } from '#server/kernel/id-bytes.ts';
import { anId } from '#test/builders/mutation.ts';

const id = fc.oneof(
  fc.uuid(),
  fc.uuid().map((one) => one.toUpperCase()),
  fc.uuid().map((one) => one.replaceAll('-', '')),
  fc.stringMatching(/^[0-9A-Za-z-]{8,64}$/),
  fc.stringMatching(/^[0-9A-Za-z-]{16}$/),
);

describe('an id as bytes', () => {
  it('comes back as it was, whatever id of a mutation it is', () => {
    fc.assert(
      fc.property(id, (one) => {
        expect(mutationId.parse(one)).toBe(one);
        expect(idToHex(one)).toMatch(/^(?:[0-9a-f]{2})+$/);
        expect(idFromHex(idToHex(one))).toBe(one);
      }),
    );
  });

  it('takes 16 bytes where a device made it', () => {
    expect(idToHex(anId())).toHaveLength(32);
  });
});
