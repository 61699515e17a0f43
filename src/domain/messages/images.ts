/** Pictures of profiles and portfolios (ERR-7). */
export const IMAGE_MESSAGES = {
  tooLarge: 'File size too large. Maximum size is 5MB',
  notAPicture: 'This file cannot be read as a JPG, PNG or WebP picture. Please choose another one.',
  tooManyPixels: 'This picture has more than 40 megapixels. Please choose a smaller one.',
} as const;
