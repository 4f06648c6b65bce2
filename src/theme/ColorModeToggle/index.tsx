// Change: a button that can be pressed before the app runs; the boot script keeps the press.
import ColorModeToggle from '@site/src/site/components/ColorModeToggle';

export default ColorModeToggle;
