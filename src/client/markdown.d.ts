declare module '*.md' {
  import type { ComponentType } from 'react';

  export const Article: ComponentType;
}

declare module '*.md?about' {
  import type { ArticleAbout } from './features/blog/article-about.ts';

  const about: ArticleAbout;
  export default about;
}
