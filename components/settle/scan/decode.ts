/** Most pixels of a side that are looked at: a code that fills the picture is read from fewer. */
const SIDES = [1000, 500, 2000] as const;
/** Frames of a camera come again and again: one size is enough. */
const FRAME_SIDE = 640;

type Source = CanvasImageSource;

function pixelsOf(source: Source, width: number, height: number, most: number): ImageData | undefined {
  const scale = Math.min(1, most / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  context?.drawImage(source, 0, 0, canvas.width, canvas.height);
  return context?.getImageData(0, 0, canvas.width, canvas.height);
}

type Decoder = (image: ImageData) => string | undefined;

/** The reader of codes, which loads only where something is scanned; it gives nothing where it sees no code. */
export async function loadDecoder(): Promise<Decoder> {
  const { default: decode } = await import('qr/decode.js');
  return (image) => {
    try {
      return decode(image);
    } catch {
      return undefined;
    }
  };
}

/** What the code in a frame of a camera says; undefined while there is none in sight. */
export function readFrame(video: HTMLVideoElement, decode: Decoder): string | undefined {
  const { videoWidth, videoHeight } = video;
  const image = videoWidth > 0 ? pixelsOf(video, videoWidth, videoHeight, FRAME_SIDE) : undefined;
  return image && decode(image);
}

/** What the code in a picture says: undefined where it holds none, null where the file is no picture. */
export async function readPicture(file: Blob): Promise<string | undefined | null> {
  const [decode, picture] = await Promise.all([loadDecoder(), createImageBitmap(file).catch(() => null)]);
  if (!picture) return null;
  for (const most of SIDES) {
    const image = pixelsOf(picture, picture.width, picture.height, most);
    const said = image && decode(image);
    if (said !== undefined) return said;
  }
  return undefined;
}
