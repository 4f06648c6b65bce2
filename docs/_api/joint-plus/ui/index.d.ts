export * from './Halo';
export * from './Dialog';
export * from './ContextToolbar';
export * from './Popup';
export * from './Keyboard';
export * from './FlashMessage';
export * from './Lightbox';
export * from './Tooltip';
