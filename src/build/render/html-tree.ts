/** Walks and changes parsed HTML. */
import { defaultTreeAdapter as tree, type DefaultTreeAdapterTypes } from 'parse5';

export type Element = DefaultTreeAdapterTypes.Element;
export type ParentNode = DefaultTreeAdapterTypes.ParentNode;

/** Every element below a node, in document order. */
export function* elementsOf(node: ParentNode): Generator<Element> {
  for (const child of node.childNodes) {
    if (!tree.isElementNode(child)) continue;
    yield child;
    yield* elementsOf(child);
  }
}

export function attributeOf(element: Element, name: string): string | undefined {
  return element.attrs.find((attribute) => attribute.name === name)?.value;
}

export function setAttribute(element: Element, name: string, value: string): void {
  const existing = element.attrs.find((attribute) => attribute.name === name);
  if (existing) existing.value = value;
  else element.attrs.push({ name, value });
}

/** Moves everything below one node to the end of another. */
export function adopt(parent: ParentNode, source: ParentNode): void {
  for (let child = tree.getFirstChild(source); child; child = tree.getFirstChild(source)) {
    tree.detachNode(child);
    tree.appendChild(parent, child);
  }
}

/** All text below a node. */
export function textOf(node: ParentNode): string {
  return node.childNodes
    .map((child) => (tree.isTextNode(child) ? child.value : tree.isElementNode(child) ? textOf(child) : ''))
    .join('');
}
