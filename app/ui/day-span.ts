/** 'YYYY-MM-DD', both included. */
export interface DaySpan {
  from: string;
  to: string;
}
