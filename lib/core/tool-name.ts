/** The name of a tool within its game, "fire" of "<game>/fire"; a name alone is its own. */
export const toolName = (id: string): string => id.split('/').at(-1) ?? id;
