import type { ButtonLook } from '#client/ui/buttons/button.tsx';
import { CheckoutButton } from './checkout-button.tsx';

interface SubscribeButtonProps extends ButtonLook {
  programId: number;
  /** 'Subscribe Now' on a profile, 'Subscribe To This Program' on results. */
  label: string;
  /** Names the program for screen readers. */
  about?: string;
}

export function SubscribeButton({ programId, label, ...rest }: SubscribeButtonProps) {
  return (
    <CheckoutButton purchase={{ kind: 'program', program_id: programId }} wide {...rest}>
      {label}
    </CheckoutButton>
  );
}
