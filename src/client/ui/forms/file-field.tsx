import { useId } from 'react';
import { classNames } from '../class-names.ts';
import field from './field.module.css';
import styles from './file-field.module.css';

interface FileFieldProps {
  label: string;
  hint?: string;
  /** Accepted file types. */
  accept: readonly string[];
  onChoose: (file: File) => void;
}

/** The native file chooser. */
export function FileField({ label, hint, accept, onChoose }: FileFieldProps) {
  const id = useId();
  return (
    <div className={field.field}>
      <label className={field.label} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className={classNames(field.edge, styles.file)}
        type="file"
        accept={accept.join(',')}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          if (file !== undefined) onChoose(file);
        }}
      />
      {hint === undefined ? null : (
        <p className={field.below} id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
