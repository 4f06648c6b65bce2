import type * as Joint from 'joint-core-4.1';

/**
 * What a library was like: `differs` says whether something in it was added, removed or replaced since,
 * `restore` takes that back where it can.
 */
export type Snapshot = {differs: () => boolean; restore: () => void};

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
  // Counters go on: a second thing with the id of a former one would take its place.
  const descriptors = new Map(
    [...parts].map(([part, values]) => {
      const all = Reflect.ownKeys(part).map((name) => [name, Object.getOwnPropertyDescriptor(part, name)] as const);
      return [part, new Map(all.filter(([name]) => values.has(name)))] as const;
    }),
  );
  const isChanged = (part: object, before: Map<PropertyKey, unknown>): boolean => {
    const now = valuesOf(part);
    return now.size !== before.size || [...before].some(([name, value]) => !Object.is(now.get(name), value));
  };
  return {
    differs: () => [...parts].some(([part, before]) => isChanged(part, before)),
    restore: () => {
      for (const [part, before] of parts) {
        if (isChanged(part, before)) {
          [...valuesOf(part).keys()]
            .filter((name) => !before.has(name))
            .forEach((name) => Reflect.deleteProperty(part, name));
          descriptors
            .get(part)
            ?.forEach((descriptor, name) => descriptor && Reflect.defineProperty(part, name, descriptor));
        }
      }
    },
  };
}
