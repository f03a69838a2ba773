import { inBase } from '#app/kernel/base.ts';
import { photoPath, type Photo, type PhotoFormat } from '#shared/destination/photo.ts';
import { useText } from '#app/text/text.ts';
import { PhotoCredit } from './photo-credit.tsx';
import css from './photo.module.css';

export interface PhotoCoverProps {
  destinationId: string;
  photo: Photo;
  /** What the picture shows; left out where the name stands beside it. Its credit has links then, and is read out. */
  name?: string | undefined;
  onError: () => void;
}

/**
 * The operator's photograph upon the drawing, which is seen until the photograph is here; its author and licence upon
 * it. Where there is no room for those the drawing stays.
 */
export function PhotoCover({ destinationId, photo, name, onError }: PhotoCoverProps) {
  const { t } = useText();
  const isAlone = name !== undefined;
  const addresses = (format: PhotoFormat): string =>
    photo.widths.map((width) => `${inBase(photoPath(destinationId, photo, width, format))} ${width}w`).join(', ');
  // A lazy picture is as wide as it is drawn, where the browser knows `auto`.
  const sizes = isAlone ? 'auto, (min-width: 70rem) 70rem, 100vw' : 'auto, (min-width: 60rem) 24rem, 60vw';
  const widest = photo.widths.at(-1) ?? photo.width;
  return (
    <span className={css.frame}>
      <picture>
        <source type="image/avif" srcSet={addresses('avif')} sizes={sizes} />
        <img
          className={css.photo}
          src={inBase(photoPath(destinationId, photo, widest, 'webp'))}
          srcSet={addresses('webp')}
          sizes={sizes}
          width={photo.width}
          height={photo.height}
          alt={isAlone ? t('explore.photoOf', { name }) : ''}
          loading="lazy"
          decoding="async"
          onError={onError}
        />
      </picture>
      <PhotoCredit photo={photo} isLinked={isAlone} />
    </span>
  );
}
