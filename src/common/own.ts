/**
 * What a table has under a name that comes from outside: a member, a heading, a
 * segment of an address. `table[name]` would find `constructor` and `toString` in
 * every table, which inherits them.
 */
export const own = <T>(table: Readonly<Partial<Record<string, T>>>, name: string): T | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;
