/** Where demos are served, below the base URL. */
export const demosPath = 'assets/demos/';

/** The name of the file that frames of demos show, without its hash. */
export const frameName = 'frame';

/** The path of the file that frames of demos show, below the base URL, as a regular expression. */
export const demoFramePattern = `${demosPath}${frameName}\\.[0-9a-f]{8}\\.html`;

/** The paths of files whose names change with their content, likewise. */
export const hashedPattern = 'assets/.*[.-][0-9a-f]{8,}\\.\\w+';
