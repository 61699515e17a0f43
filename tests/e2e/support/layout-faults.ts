/**
 * What is wrong with the layout of the page as it stands, in sentences. Every function here runs in the page and may use only the others;
 * they go there as text. With a modal dialog open, only the dialog is looked at.
 */

interface Box {
  element: Element;
  rect: DOMRect;
  isText: boolean;
}

/** What of an element's style and place is asked about once for each thing in it. */
type Look = Pick<
  CSSStyleDeclaration,
  'clipPath' | 'overflowX' | 'overflowY' | 'position' | 'zIndex' | 'display' | 'webkitLineClamp' | 'textOverflow'
> & { hasGround: boolean; rect: DOMRect };

/** Known looks: as long as nothing moves, they stay. Reading a style costs more than everything else here. */
const looks = new Map<Element, Look>();

const IN_THE_PAGE = [
  root,
  lookOf,
  isSeen,
  nameOf,
  isInteractive,
  textLines,
  interactiveBoxes,
  hasGround,
  shownPart,
  layerOf,
  isMenu,
  sidewaysFaults,
  innerSidewaysFaults,
  cutTextFaults,
  cutBy,
  cutValueFaults,
  frameOf,
  frameFaults,
  areRelated,
  collisionFaults,
  coverOf,
  coveredFaults,
  oneSidedFaults,
];

/** To be evaluated in a page; promises the faults. */
export const LAYOUT_FAULTS = `(async () => {
  const looks = new Map();
  ${IN_THE_PAGE.map(String).join('\n')}
  const boxes = [...textLines(), ...interactiveBoxes()];
  return [...new Set([
    ...sidewaysFaults(), ...innerSidewaysFaults(), ...cutTextFaults(boxes), ...cutValueFaults(), ...frameFaults(boxes),
    ...collisionFaults(boxes), ...oneSidedFaults(boxes), ...await coveredFaults(boxes),
  ])];
})()`;

function root(): Element {
  return [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
}

function lookOf(element: Element): Look {
  const known = looks.get(element);
  if (known !== undefined) return known;
  const style = getComputedStyle(element);
  const { clipPath, overflowX, overflowY, position, zIndex, display, webkitLineClamp, textOverflow } = style;
  const asked = { clipPath, overflowX, overflowY, position, zIndex, display, webkitLineClamp, textOverflow };
  const look = { ...asked, hasGround: hasGround(style), rect: element.getBoundingClientRect() };
  looks.set(element, look);
  return look;
}

/** Not hidden, not only for screen readers, and larger than a dot. */
function isSeen(element: Element): boolean {
  if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true })) return false;
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    if (lookOf(at).clipPath === 'inset(50%)') return false;
  }
  const { width, height } = lookOf(element).rect;
  return width > 1 && height > 1;
}

function nameOf(element: Element): string {
  const words = element.getAttribute('aria-label') ?? element.getAttribute('placeholder') ?? element.textContent ?? '';
  return `<${element.localName}> "${words.trim().replaceAll(/\s+/g, ' ').slice(0, 50)}"`;
}

function isInteractive(element: Element): boolean {
  return element.matches('a[href], button, input, select, textarea, summary, label:has(input), [role=button], [role=slider]');
}

function textLines(): Box[] {
  const lines: Box[] = [];
  const walker = document.createTreeWalker(root(), NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement;
    if (element === null || node.textContent?.trim() === '') continue;
    if (element.closest('select, textarea, script, style, noscript, template') !== null || !isSeen(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const { x, y, width, height } of range.getClientRects()) {
      // The box of a line is taller than its letters.
      if (width > 1) lines.push({ element, rect: new DOMRect(x, y + height * 0.2, width, height * 0.6), isText: true });
    }
  }
  return lines;
}

/** What is touched and has a box of its own; a link inside a line of text is that text. */
function interactiveBoxes(): Box[] {
  return [...root().querySelectorAll('*')]
    .filter((element) => isInteractive(element) && lookOf(element).display !== 'inline' && isSeen(element))
    .map((element) => ({ element, rect: lookOf(element).rect, isText: false }));
}

function hasGround(style: CSSStyleDeclaration): boolean {
  const outline = style.borderLeftStyle !== 'none' && style.borderRightStyle !== 'none' && Number.parseFloat(style.borderLeftWidth) > 0;
  return outline || style.backgroundColor !== 'rgba(0, 0, 0, 0)';
}

/** What is left of a box within everything that cuts or scrolls it; null for nothing. */
function shownPart({ element, rect, isText }: Box): DOMRect | null {
  let [left, top, right, bottom] = [rect.left, rect.top, rect.right, rect.bottom];
  for (let at = isText ? element : element.parentElement; at !== null && at !== document.body; at = at.parentElement) {
    const style = lookOf(at);
    const clip = style.rect;
    if (style.overflowX !== 'visible') [left, right] = [Math.max(left, clip.left), Math.min(right, clip.right)];
    if (style.overflowY !== 'visible') [top, bottom] = [Math.max(top, clip.top), Math.min(bottom, clip.bottom)];
  }
  return right - left > 1 && bottom - top > 1 ? new DOMRect(left, top, right - left, bottom - top) : null;
}

/** The thing that floats above the page with this in it: what is under it is scrolled away from it, or a menu that is closed first. */
function layerOf(element: Element): Element {
  let at: Element | null = element;
  while (at !== null && !['fixed', 'sticky'].includes(lookOf(at).position) && !isMenu(at)) at = at.parentElement;
  return at ?? document.body;
}

function isMenu(element: Element): boolean {
  const { position, zIndex } = lookOf(element);
  return position === 'absolute' && Number(zIndex) >= 10;
}

function sidewaysFaults(): string[] {
  const wide = document.scrollingElement?.scrollWidth ?? 0;
  if (wide <= innerWidth) return [];
  const over = [...root().querySelectorAll('*')].filter((element) => {
    const part = shownPart({ element, rect: lookOf(element).rect, isText: false });
    return part !== null && part.right > innerWidth + 1 && element.childElementCount === 0;
  });
  return [`the page is ${wide} px wide; reaching out: ${over.slice(0, 4).map(nameOf).join(', ')}`];
}

/** What scrolls down but is too wide as well. What is meant to scroll sideways scrolls only that way. */
function innerSidewaysFaults(): string[] {
  return [...root().querySelectorAll('*')].flatMap((element) => {
    if (element.scrollWidth <= element.clientWidth + 1 || !isSeen(element)) return [];
    const { overflowX, overflowY } = lookOf(element);
    const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
    return scrolls(overflowX) && scrolls(overflowY) ? [`${nameOf(element)} scrolls sideways inside`] : [];
  });
}

function cutTextFaults(boxes: Box[]): string[] {
  return boxes.flatMap((box) => {
    const by = cutBy(box);
    return by === null ? [] : [`${nameOf(box.element)} is cut by ${by}`];
  });
}

/**
 * Who cuts a box: the edge of the window or something with hidden overflow. Deliberate are an ellipsis whose whole text is a title, a
 * number of lines with an ellipsis, the slides of a carousel and what is drawn in a picture.
 */
function cutBy({ element, rect }: Box): string | null {
  let [wide, high] = [true, true];
  for (let at: Element | null = element; at !== null && at !== document.body; at = at.parentElement) {
    const style = lookOf(at);
    const clip = style.rect;
    if (at.matches('[aria-roledescription=carousel], [role=img]') || style.webkitLineClamp !== 'none') return null;
    if (style.textOverflow === 'ellipsis' && at.getAttribute('title') !== null) return null;
    const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    if (wide && cuts(style.overflowX) && (rect.left < clip.left - 1 || rect.right > clip.right + 1)) return nameOf(at);
    if (high && cuts(style.overflowY) && (rect.top < clip.top - 1 || rect.bottom > clip.bottom + 1)) return nameOf(at);
    if (style.overflowX === 'auto' || style.overflowX === 'scroll') wide = false;
    if (style.overflowY === 'auto' || style.overflowY === 'scroll') high = false;
    if (style.position === 'fixed') break;
  }
  return wide && (rect.left < -1 || rect.right > innerWidth + 1) ? 'the edge of the window' : null;
}

/**
 * Fields narrower than the number or the choice in them. A line of words scrolls in its field; a hint, and a choice that is longer than
 * the whole line, may end in an ellipsis.
 */
function cutValueFaults(): string[] {
  const pen = document.createElement('canvas').getContext('2d');
  return [...root().querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')].flatMap((field) => {
    if (pen === null || !isSeen(field) || ['checkbox', 'radio', 'range', 'file', 'date'].includes(field.type)) return [];
    const style = getComputedStyle(field);
    const hint = field.value !== '' || style.textOverflow === 'ellipsis' ? '' : field.getAttribute('placeholder');
    const typed = field.inputMode === 'decimal' || field.inputMode === 'numeric' ? field.value : '';
    const text = field instanceof HTMLSelectElement ? (field.selectedOptions[0]?.text ?? '') : typed || hint || '';
    pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const room = field.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
    const needed = pen.measureText(text).width + (Number.parseFloat(style.letterSpacing) || 0) * text.length;
    const fillsLine = style.textOverflow === 'ellipsis' && field.clientWidth > 0.7 * innerWidth;
    return needed > room + 1 && !fillsLine
      ? [`"${text}" needs ${Math.ceil(needed)} px and has ${Math.floor(room)} in ${nameOf(field)}`]
      : [];
  });
}

/** The nearest thing around with an outline or a ground of its own that the element has to stay inside; null where it floats or scrolls. */
function frameOf(element: Element): Element | null {
  for (let at = element; at.parentElement !== null && at !== document.body; at = at.parentElement) {
    if (['absolute', 'fixed'].includes(lookOf(at).position)) return null;
    const around = at.parentElement;
    const style = lookOf(around);
    if (['auto', 'scroll'].includes(style.overflowX) || style.display === 'inline') return null;
    if (around !== document.body && style.hasGround) return around;
  }
  return null;
}

function frameFaults(boxes: Box[]): string[] {
  return boxes.flatMap(({ element, rect, isText }) => {
    const frame = frameOf(isText ? (element.firstElementChild ?? element) : element);
    const around = isText && getComputedStyle(element).backgroundColor !== 'rgba(0, 0, 0, 0)' ? element : frame;
    if (around === null || lookOf(around).display === 'inline') return [];
    const edge = lookOf(around).rect;
    const out = Math.max(edge.left - rect.left, rect.right - edge.right, edge.top - rect.top, rect.bottom - edge.bottom);
    return out > 1.5 ? [`${nameOf(element)} hangs ${Math.round(out)} px out of ${nameOf(around)}`] : [];
  });
}

/** One in the other, a field and its label, or something laid over the whole of what it belongs to. */
function areRelated(one: Element, other: Element): boolean {
  if (one.contains(other) || other.contains(one)) return true;
  const labels = [one, other].flatMap((each) => [...((each as HTMLInputElement).labels ?? [])]);
  if (labels.some((label) => label.contains(one) || label.contains(other))) return true;
  return [one, other].some((each) => {
    const style = getComputedStyle(each);
    return style.pointerEvents === 'none' || (style.position === 'absolute' && isInteractive(each) && style.inset === '0px');
  });
}

function collisionFaults(boxes: Box[]): string[] {
  const shown = boxes
    .flatMap((box) => {
      const part = shownPart(box);
      if (part === null) return [];
      // Around what is touched there may be room that is not seen.
      const unseen = box.isText || lookOf(box.element).hasGround ? 0 : 8;
      const touched = new DOMRect(part.x + unseen, part.y + unseen, part.width - 2 * unseen, part.height - 2 * unseen);
      return [{ ...box, part: touched, layer: layerOf(box.element) }];
    })
    .sort((a, b) => a.part.top - b.part.top);
  const faults: string[] = [];
  for (const [index, one] of shown.entries()) {
    for (let next = index + 1; next < shown.length; next += 1) {
      const other = shown[next];
      if (other === undefined || other.part.top > one.part.bottom - 2) break;
      const across = Math.min(one.part.right, other.part.right) - Math.max(one.part.left, other.part.left);
      const down = Math.min(one.part.bottom, other.part.bottom) - other.part.top;
      if (across <= 2 || down <= 2 || one.layer !== other.layer || areRelated(one.element, other.element)) continue;
      faults.push(
        `${nameOf(one.element)} and ${nameOf(other.element)} lie over one another (${Math.round(across)} × ${Math.round(down)} px)`,
      );
    }
  }
  return faults;
}

/** What lies over the middle of something touched, once it is scrolled to; null when nothing does. */
function coverOf(element: Element): string | null {
  element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  looks.clear();
  const { left, top, width, height } = element.getClientRects()[0] ?? new DOMRect();
  const [x, y] = [left + width / 2, top + height / 2];
  // Scrolling may have done away with it.
  if (!element.isConnected) return null;
  if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return 'cannot be brought into view';
  const hit = document.elementFromPoint(x, y);
  const label = (element as HTMLInputElement).labels?.[0];
  if (hit === null || getComputedStyle(element).pointerEvents === 'none' || label?.contains(hit)) return null;
  return element.contains(hit) || isMenu(layerOf(hit)) ? null : `is covered by ${nameOf(hit)}`;
}

/** What cannot be touched where it is. What floats may have to learn of the scrolling first. Leaves the page at its top. */
async function coveredFaults(boxes: Box[]): Promise<string[]> {
  const faults: string[] = [];
  for (const { element, isText } of boxes) {
    let cover = isText ? null : coverOf(element);
    for (let frame = 0; cover !== null && frame < 5; frame += 1) {
      await new Promise((done) => requestAnimationFrame(done));
      cover = coverOf(element);
    }
    if (cover !== null) faults.push(`${nameOf(element)} ${cover}`);
  }
  window.scrollTo({ top: 0, behavior: 'instant' });
  return faults;
}

/** On a wide window, what the page says stands in its middle or fills it, and does not keep to one side. */
function oneSidedFaults(boxes: Box[]): string[] {
  const main = document.querySelector('main');
  if (main === null || innerWidth < 1600 || root() !== document.body) return [];
  const aside = [...document.querySelectorAll('aside')].find((each) => each.getBoundingClientRect().height >= innerHeight && isSeen(each));
  const from = aside === undefined ? 0 : aside.getBoundingClientRect().right;
  const blocks = boxes.filter(({ element }) => main.contains(element)).map(({ element }) => element.getBoundingClientRect());
  const left = Math.min(...blocks.map((block) => block.left)) - from;
  const right = innerWidth - Math.max(...blocks.map((block) => block.right));
  if (left + right < 0.2 * (innerWidth - from) || Math.min(left, right) >= 0.15 * (left + right)) return [];
  return [`the page keeps to one side: ${Math.round(left)} px are free at its left, ${Math.round(right)} px at its right`];
}
