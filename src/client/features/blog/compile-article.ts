import { lexer, type Token, type Tokens } from 'marked';
import type { ArticleAbout } from './article-about.ts';

const WORDS_A_MINUTE = 220;
const FRONT = /^---\n([\s\S]*?)\n---\n/;

/** An article's front matter and reading time. Throws when a line is missing. */
export function readAbout(source: string, slug: string): ArticleAbout {
  const lines = (FRONT.exec(source)?.[1] ?? '')
    .split('\n')
    .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]);
  const fields: Record<string, string | undefined> = Object.fromEntries(lines);
  const words = source.replace(FRONT, '').split(/\s+/).length;
  const field = (name: string): string => {
    const value = fields[name];
    if (value === undefined || value === '') throw new Error(`The article ${slug} does not say its ${name}.`);
    return value;
  };
  return {
    slug,
    title: field('title'),
    description: field('description'),
    date: field('date'),
    minutes: Math.max(1, Math.round(words / WORDS_A_MINUTE)),
  };
}

/** Compiles an article to a component. Elements instead of an HTML string, which the security policy forbids. */
export function compileArticle(source: string): string {
  const body = lexer(source.replace(FRONT, ''))
    .map(element)
    .filter((made) => made !== '');
  return [
    "import { createElement as h, Fragment } from 'react';",
    "import { Link } from '#client/ui/buttons/link.tsx';",
    `export function Article() {\n  return h(Fragment, null,\n    ${body.join(',\n    ')},\n  );\n}\n`,
  ].join('\n');
}

function element(token: Token): string {
  switch (token.type) {
    case 'space':
      return '';
    case 'heading':
      return make(`h${String((token as Tokens.Heading).depth)}`, { id: slugOf(token.text as string) }, inner(token));
    case 'paragraph':
      return make('p', {}, inner(token));
    case 'blockquote':
      return make('blockquote', {}, inner(token));
    case 'list': {
      const { ordered, items } = token as Tokens.List;
      return make(
        ordered ? 'ol' : 'ul',
        {},
        items.map((item) => make('li', {}, inner(item))),
      );
    }
    case 'table':
      return table(token as Tokens.Table);
    case 'strong':
    case 'em':
      return make(token.type, {}, inner(token));
    case 'link':
      return link(token as Tokens.Link);
    case 'text':
      return 'tokens' in token && token.tokens !== undefined ? inner(token).join(', ') : JSON.stringify(token.text);
    case 'escape':
      return JSON.stringify(token.text);
    default:
      throw new Error(`An article has something its page cannot show: ${token.type}.`);
  }
}

function inner(token: Token): string[] {
  return ('tokens' in token ? (token.tokens ?? []) : []).map(element).filter((made) => made !== '');
}

function table({ header, rows }: Tokens.Table): string {
  const cells = (row: Tokens.TableCell[], name: 'th' | 'td', attributes: Record<string, string>) =>
    make(
      'tr',
      {},
      row.map((cell) => make(name, attributes, cell.tokens.map(element))),
    );
  const whole = make('table', {}, [
    make('thead', {}, [cells(header, 'th', { scope: 'col' })]),
    make(
      'tbody',
      {},
      rows.map((row) => cells(row, 'td', {})),
    ),
  ]);
  // Scrolls horizontally and is reachable by keyboard.
  return make('div', { className: 'scroll', tabIndex: '0', role: 'group', 'aria-label': 'Table' }, [whole]);
}

function link(token: Tokens.Link): string {
  const inside = token.tokens.map(element);
  return token.href.startsWith('/')
    ? `h(Link, ${JSON.stringify({ to: token.href })}, ${inside.join(', ')})`
    : make('a', { href: token.href }, inside);
}

function make(name: string, attributes: Record<string, string>, children: string[]): string {
  const props = Object.keys(attributes).length === 0 ? 'null' : JSON.stringify(attributes);
  return `h(${[JSON.stringify(name), props, ...children].join(', ')})`;
}

function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
