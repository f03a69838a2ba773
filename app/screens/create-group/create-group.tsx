export function CreateGroup() { return <main />; }
