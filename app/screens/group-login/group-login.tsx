export function GroupLogin() { return <main />; }
