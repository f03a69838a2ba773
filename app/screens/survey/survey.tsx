export function Survey() { return <main />; }
