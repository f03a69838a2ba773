export function NotFound() { return <main />; }
