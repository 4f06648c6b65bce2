import {Widget} from './Widget';

export class button extends Widget {}

export class checkbox extends Widget {}

export class colorPicker extends Widget {
  setValue(value: string, opt?: {silent: boolean}): void;
}

export class fullscreen extends button {}

export class inputText extends Widget {}

export class label extends Widget {}

export class range extends Widget {
  getValue(): number;
}

export class redo extends Widget {}

export class separator extends Widget {}

export class toggle extends Widget {}

export class undo extends Widget {}

export class zoomIn extends Widget {}

export class zoomOut extends Widget {}

export class zoomSlider extends Widget {}
