import type * as Joint from 'joint-core-4.1';

/** What a library was like; `differs` says whether something in it was added, removed or replaced since. */
export type Snapshot = {differs: () => boolean};

/**
 * Remembers what the library of the page consists of: namespaces, classes with
 * their prototypes, default values. Runs in the browser, with nothing but what is here.
 */
export function takeSnapshot(): Snapshot {
  const {joint} = window as unknown as {joint: typeof Joint};
  // These change with all that is made: the views that exist, names of attributes that were looked up, and counters.
  const {mvc, V} = joint as unknown as {mvc: {views: object}; V: {attributeNames: object}};
  const passing = new Set([mvc.views, V.attributeNames]);
  const isCounter = (name: PropertyKey, value: unknown): boolean =>
    typeof value === 'number' && /id$|count/i.test(String(name));
  const isPart = (value: unknown): value is object =>
    (typeof value === 'object' || typeof value === 'function') &&
    value !== null &&
    value !== window &&
    !(value instanceof Node) &&
    !passing.has(value);
  const valuesOf = (part: object): Map<PropertyKey, unknown> =>
    new Map(
      Reflect.ownKeys(part).flatMap((name) => {
        const descriptor = Object.getOwnPropertyDescriptor(part, name);
        const value: unknown =
          descriptor && ('value' in descriptor ? descriptor.value : Reflect.get(descriptor, 'get'));
        return isCounter(name, value) ? [] : [[name, value] as const];
      }),
    );
  const isNative = (part: object): boolean =>
    part === Object.prototype || part === Function.prototype || part === Array.prototype;

  const parts = new Map<object, Map<PropertyKey, unknown>>();
  const visit = (part: unknown): void => {
    if (!isPart(part) || parts.has(part) || isNative(part)) {
      return;
    }
    const values = valuesOf(part);
    parts.set(part, values);
    values.forEach(visit);
  };
  visit(joint);
  return {
    differs: () =>
      [...parts].some(([part, before]) => {
        const now = valuesOf(part);
        return now.size !== before.size || [...before].some(([name, value]) => !Object.is(now.get(name), value));
      }),
  };
}
