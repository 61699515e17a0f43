import type { ButtonLook } from '#client/ui/buttons/button.tsx';
import { CheckoutButton } from './checkout-button.tsx';

interface SubscribeButtonProps extends ButtonLook {
  programId: number;
  /** 'Subscribe Now' on a coach's profile, 'Subscribe To This Program' on results. */
  label: string;
  /** Which program, read out after the label. */
  about?: string;
}

/** Starts the checkout of a coach's program. */
export function SubscribeButton({ programId, label, ...rest }: SubscribeButtonProps) {
  return (
    <CheckoutButton purchase={{ kind: 'program', program_id: programId }} wide {...rest}>
      {label}
    </CheckoutButton>
  );
}
