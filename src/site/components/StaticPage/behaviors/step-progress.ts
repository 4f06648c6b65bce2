/** Names the step of an entry in the list of steps, and of the button that ticks it off. */
export const stepAttribute = 'data-step';

const doneAttribute = 'data-done';
const doneValue = 'done';
const prefix = 'quickstart.';

const keyOf = (step: string): string => `${prefix}${step}`;

function isStored(step: string): boolean {
  try {
    return localStorage.getItem(keyOf(step)) === doneValue;
  } catch {
    return false;
  }
}

function store(step: string, isDone: boolean): void {
  try {
    if (isDone) {
      localStorage.setItem(keyOf(step), doneValue);
    } else {
      localStorage.removeItem(keyOf(step));
    }
  } catch {
    // The tick then holds for this page only.
  }
}

/** Sets the tick of a step wherever the page shows it. */
function show(root: HTMLElement, step: string, isDone: boolean): void {
  for (const element of root.querySelectorAll(`[${stepAttribute}="${CSS.escape(step)}"]`)) {
    element.toggleAttribute(doneAttribute, isDone);
    if (element.matches('button')) {
      element.setAttribute('aria-pressed', String(isDone));
    }
    element.querySelector('.steps__note')?.toggleAttribute('hidden', !isDone);
  }
}

/**
 * Ticks of the quickstart: a button sets and takes back that of its step, the link
 * to the next step sets it, too. They are kept for other visits, and other tabs follow.
 */
export function stepProgress(root: HTMLElement): () => void {
  const elements = [...root.querySelectorAll(`[${stepAttribute}]`)];
  const steps = new Set(elements.map((element) => element.getAttribute(stepAttribute) ?? ''));
  if (steps.size === 0) {
    return () => undefined;
  }
  const showStored = (): void => steps.forEach((step) => show(root, step, isStored(step)));
  const set = (step: string, isDone: boolean): void => {
    store(step, isDone);
    show(root, step, isDone);
  };
  const onClick = ({target}: MouseEvent): void => {
    const pressed = target instanceof Element ? target.closest(`button[${stepAttribute}], .step-end a`) : null;
    const button = pressed?.parentElement?.querySelector(`button[${stepAttribute}]`);
    const step = button?.getAttribute(stepAttribute);
    if (step) {
      set(step, pressed !== button || !button?.hasAttribute(doneAttribute));
    }
  };
  const onStorage = ({key}: StorageEvent): void => {
    if (key === null || key.startsWith(prefix)) {
      showStored();
    }
  };
  showStored();
  // On the way down: on the way up, the next page may be there before, and this one's listeners gone.
  root.addEventListener('click', onClick, true);
  addEventListener('storage', onStorage);
  return () => {
    root.removeEventListener('click', onClick, true);
    removeEventListener('storage', onStorage);
  };
}
