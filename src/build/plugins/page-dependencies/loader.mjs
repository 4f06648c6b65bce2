// The bundler loads this file itself, and it reads no TypeScript.

/** Runs before a page is compiled, and collects the files that its transformers read. */
export default function loader(source) {
  this.getOptions().collect(this.resourcePath, this._compiler.name, this);
  return source;
}
