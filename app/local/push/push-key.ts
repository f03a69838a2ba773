/** The `meta` key of what was chosen about notifications in a group; without a group the prefix of all. */
export const pushKey = (groupId = ''): string => `push/${groupId}`;
