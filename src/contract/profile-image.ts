import { object, string } from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** 413 with a sentence in `detail` above 5 MB (ACCOUNT-8); 400 for what is no JPEG, PNG or WebP. The photo before is removed. */
export const updateProfileImage = endpoint({
  method: 'PATCH',
  path: '/api/user/profile_img/',
  access: 'login',
  form: object({}),
  picture: 'profile_image',
  response: object({ profile_image_url: string(), profile_image_url_optimized: string() }),
});
