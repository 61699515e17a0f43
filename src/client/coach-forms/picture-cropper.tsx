import { useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import styles from './coach-forms.module.css';
import type { CropArea } from './crop-picture.ts';

/** Pans and zooms a picture under a square; reports the square in picture pixels after each gesture. */
export function PictureCropper({ url, onArea }: { url: string; onArea: (area: CropArea) => void }) {
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  return (
    <>
      <div className={styles.stage}>
        <Cropper
          image={url}
          crop={crop}
          zoom={zoom}
          aspect={1}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_, pixels) => onArea(pixels)}
          disableAutomaticStylesInjection
        />
      </div>
      <label className={styles.zoom}>
        <span>Zoom</span>
        <input type="range" min={1} max={3} step={0.05} value={zoom} onChange={(event) => setZoom(Number(event.currentTarget.value))} />
      </label>
    </>
  );
}
