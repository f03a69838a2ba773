export function ThisDevice() { return <main />; }
