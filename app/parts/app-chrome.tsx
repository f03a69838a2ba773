export function AppChrome() { return null; }
