import { instance } from '#app/kernel/instance.ts';
import css from './brand.module.css';
import { Wordmark } from './wordmark.tsx';

/** The name of this instance in letters, or the app's own as it is drawn. */
export function AppName({ language, className }: { language: string; className?: string | undefined }) {
  const { name } = instance();
  if (name === undefined) return <Wordmark language={language} {...(className && { className })} />;
  return <span className={css.name}>{name}</span>;
}
