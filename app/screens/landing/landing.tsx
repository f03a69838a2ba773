export function Landing() { return <main />; }
