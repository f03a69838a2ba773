export function Group() { return <main />; }
