import type { ReactNode } from 'react';
import { inBase } from '#app/kernel/base.ts';
import { scenePath, type SceneShape, type SceneTheme } from '#shared/destination/cover.ts';
import { cx } from '#app/ui/cx.ts';
import ui from '#app/ui/cover.module.css';

interface SceneCoverProps {
  destinationId: string;
  alt: string | undefined;
  /** The square cut below 60rem, where lists have small pictures. */
  square: 'narrow' | undefined;
  /** At the head of a page: the largest thing on it. */
  isFirst: boolean;
  className: string | undefined;
  onError: () => void;
  /** Upon the picture. */
  children: ReactNode;
}

const dark = '(prefers-color-scheme: dark)';
const wideScreen = '(min-width: 60rem)';

const first = { fetchPriority: 'high' } as const;
const later = { loading: 'lazy' } as const;

/** The drawn picture of a country or a city, in the colours of the reader's theme. */
export function SceneCover({
  destinationId,
  alt = '',
  square,
  isFirst,
  className,
  onError,
  children,
}: SceneCoverProps) {
  const shape: SceneShape = square ? 'square' : 'wide';
  const at = (cut: SceneShape, theme: SceneTheme) => inBase(scenePath(destinationId, cut, theme));
  return (
    <span className={cx(ui.cover, className)}>
      <picture>
        {square && <source media={`${wideScreen} and ${dark}`} srcSet={at('wide', 'dark')} />}
        {square && <source media={wideScreen} srcSet={at('wide', 'light')} />}
        <source media={dark} srcSet={at(shape, 'dark')} />
        <img src={at(shape, 'light')} alt={alt} {...(isFirst ? first : later)} decoding="async" onError={onError} />
      </picture>
      {children}
    </span>
  );
}
