import { useId, useState, type ReactNode } from 'react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Table2 from 'lucide-react/icons/table-2';
import css from './table-twin.module.css';

interface TableTwinProps {
  /** The words of the button that opens the table. */
  summary: ReactNode;
  /** What the table is about, for screen readers. */
  caption: ReactNode;
  head: readonly ReactNode[];
  /** The first cell of a row is its head. */
  rows: readonly (readonly ReactNode[])[];
  /** Shown at the start of the same line: a legend. */
  beside?: ReactNode;
  className?: string;
}

/** The data of the drawing above it, as a table that can be opened. The table is complete and exact. */
export function TableTwin({ summary, caption, head, rows, beside, className }: TableTwinProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div className={className}>
      <div className={css.head}>
        {beside}
        <button
          type="button"
          className={css.toggle}
          aria-expanded={open}
          aria-controls={id}
          aria-describedby={`${id}-what`}
          onClick={() => setOpen(!open)}
        >
          <Table2 className="icon" aria-hidden="true" />
          {summary}
          <ChevronDown className="icon" aria-hidden="true" />
        </button>
      </div>
      <div id={id} hidden={!open} className={css.scroll}>
        <table className={css.table}>
          <caption className="visually-hidden" id={`${id}-what`}>
            {caption}
          </caption>
          <thead>
            <tr>
              {head.map((cell, index) => (
                <th key={index} scope="col">
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <tr key={index}>
                {row.map((cell, column) =>
                  column === 0 ? (
                    <th key={column} scope="row">
                      {cell}
                    </th>
                  ) : (
                    <td key={column}>{cell}</td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
