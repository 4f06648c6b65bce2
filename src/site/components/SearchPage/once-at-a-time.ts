/** Makes a function that starts a task, unless one with the same key is running. Tasks with other keys don't wait. */
export function onceAtATime(): (key: string, task: () => Promise<unknown>) => void {
  const running = new Set<string>();
  return (key, task) => {
    if (!running.has(key)) {
      running.add(key);
      void task().finally(() => running.delete(key));
    }
  };
}
