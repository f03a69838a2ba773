export function LanguageChoice() { return <main />; }
