/** What many parts have in common besides their text: edges, and room for a finger. */
export const layerStyles = {
  /** What is tapped and set as text. */
  target: { value: { display: 'inline-flex', alignItems: 'center', minHeight: 'target', minWidth: 'target' } },
  /** The edge of what can be used or taken. */
  control: { value: { borderWidth: 'control', borderColor: 'edge.control' } },
  /** One row among others, parted from the next. */
  row: { value: { borderBottomWidth: 'hairline', borderColor: 'edge' } },
  /** The beginning of rows or columns that belong together. */
  ruled: { value: { borderTopWidth: '3px', borderColor: 'edge.control' } },
  /** Words of somebody's own, or a caution, beside a bar. */
  quoted: { value: { paddingInlineStart: '2', borderInlineStartWidth: '4px', borderColor: 'bg.accent' } },
};
