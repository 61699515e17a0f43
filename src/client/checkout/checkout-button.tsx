import type { ReactNode } from 'react';
import { Button, type ButtonLook } from '#client/ui/buttons/button.tsx';
import { Note } from '#client/ui/feedback/note.tsx';
import styles from './checkout-button.module.css';
import type { Purchase } from './start-checkout.ts';
import { useCheckout } from './use-checkout.ts';

interface CheckoutButtonProps extends ButtonLook {
  purchase: Purchase;
  children: ReactNode;
  /** Names the purchase for screen readers, where a page repeats the label. */
  about?: string;
  className?: string;
}

/** Opens the payment page; errors appear below. */
export function CheckoutButton({ purchase, children, about, className, ...look }: CheckoutButtonProps) {
  const { isBusy, failure, start } = useCheckout(purchase);
  return (
    <div className={styles.checkout}>
      <Button {...look} {...(className === undefined ? {} : { className })} busy={isBusy} busyLabel="Processing..." onClick={start}>
        {children}
        {about === undefined ? null : <span className="vh">{`: ${about}`}</span>}
      </Button>
      {failure === null ? null : (
        <Note kind="fail">
          <p>{failure.sentence}</p>
          {failure.reason === null ? null : <p>{failure.reason}</p>}
        </Note>
      )}
    </div>
  );
}
