/** A sentence with one of its parts in bold: the day, the amount, the name it is about. */
export function WithBold({ text, bold }: { text: string; bold: string }) {
  const at = bold ? text.indexOf(bold) : -1;
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <b>{bold}</b>
      {text.slice(at + bold.length)}
    </>
  );
}
