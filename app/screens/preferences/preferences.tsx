export function Preferences() { return <main />; }
