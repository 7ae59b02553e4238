declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}

declare module '*.css' {
  const sheet: CSSStyleSheet;
  export default sheet;
}

declare module '*.png';
declare module '*.svg';
