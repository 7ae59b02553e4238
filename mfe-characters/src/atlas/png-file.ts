/** Sharp on screens of two pixels per point. */
const SCALE = 2;
/** Larger canvases are refused by phones. */
const MAX_PIXELS = 4096;

/** An SVG file as PNG. Rejects where the browser cannot draw it. */
export async function pngFile(svg: string, { width, height }: { width: number; height: number }): Promise<Blob> {
  const scale = Math.min(SCALE, MAX_PIXELS / Math.max(width, height));
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = Object.assign(new Image(), { src: url });
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(width * scale);
    canvas.height = Math.round(height * scale);
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    if (!blob) throw new Error('The map is too large for a PNG');
    return blob;
  } finally {
    URL.revokeObjectURL(url);
  }
}
