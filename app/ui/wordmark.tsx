import { cx } from './cx.ts';
import css from './brand.module.css';

const forms = {
  korean: { viewBox: '0 0 56 32', name: '모여' },
  latin: { viewBox: '0 0 103 32', name: 'Moyeo' },
};

/** The name, drawn with one stroke in the colour of the text: 모여 for Korean, moyeo for every other language. */
export function Wordmark({
  language,
  height = 21,
  className,
}: {
  language: string;
  height?: number;
  className?: string;
}) {
  const { viewBox, name } = forms[language.startsWith('ko') ? 'korean' : 'latin'];
  return (
    <svg
      className={cx(css.word, className)}
      height={height}
      viewBox={viewBox}
      role="img"
      aria-label={name}
      fill="none"
      stroke="currentColor"
      strokeWidth="3.7"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {name === forms.korean.name ? (
        <>
          <rect x="6" y="4.5" width="15" height="11.5" rx="3.2" />
          <path d="M13.5 16v9.5M2.5 26h22" />
          <circle cx="36.4" cy="15.2" r="6.6" />
          <path d="M52 3v26.5M43 11.9h9M43 18.5h9" />
        </>
      ) : (
        <>
          <path d="M3 22V9.5M3 14.2C3 11 5.4 9 8.2 9S13 11 13 14v8M13 14c0-3 2.4-5 5.2-5S23 11 23 14v8" />
          <circle cx="36.2" cy="15.6" r="6.6" />
          <path d="m49 9.2 6.2 12.4M61.4 9.2l-7.8 17.2q-1 2.2-3.6 2.2" />
          <path d="M68 15.6h12.6a6.6 6.6 0 1 0-2 4.8" />
          <circle cx="93.6" cy="15.6" r="6.6" />
        </>
      )}
    </svg>
  );
}
