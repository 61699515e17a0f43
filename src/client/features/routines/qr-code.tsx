import { encodeQR } from 'qr';

/** Light squares around a code, which cameras need to find it. */
const BORDER = 4;

/** A QR code, dark on light in both themes: many cameras read no other. */
export function QrCode({ text, label, className }: { text: string; label: string; className: string | undefined }) {
  const rows = encodeQR(text, 'raw', { ecc: 'low', border: BORDER });
  const squares = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <svg className={className} viewBox={`0 0 ${rows.length} ${rows.length}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width="100%" height="100%" fill="#fff" />
      <path d={squares} fill="#000" />
    </svg>
  );
}
