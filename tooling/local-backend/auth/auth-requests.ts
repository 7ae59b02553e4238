import * as v from 'valibot';

const text = v.optional(v.nullable(v.string()));
/** The fields that the SDK sends along, and that a backend without tenants, captchas and second factors has no use for. */
const ignored = {
  returnSecureToken: v.optional(v.boolean()),
  clientType: text,
  recaptchaVersion: text,
  captchaResponse: text,
  captchaResp: text,
  tenantId: v.optional(v.null()),
};

export const signUpRequest = v.strictObject({
  email: v.optional(v.string()),
  password: v.optional(v.string()),
  displayName: v.optional(v.string()),
  ...ignored,
});

export const signInRequest = v.strictObject({
  email: v.optional(v.string()),
  password: v.optional(v.string()),
  ...ignored,
});

export const lookupRequest = v.strictObject({ idToken: v.optional(v.string(), '') });

export const updateRequest = v.strictObject({
  idToken: v.optional(v.string(), ''),
  oobCode: v.optional(v.string()),
  email: v.optional(v.string()),
  password: v.optional(v.string()),
  displayName: text,
  photoUrl: text,
  deleteAttribute: v.optional(v.array(v.picklist(['DISPLAY_NAME', 'PHOTO_URL'])), []),
  returnSecureToken: v.optional(v.boolean()),
});

export const signInWithIdpRequest = v.strictObject({
  requestUri: v.string(),
  postBody: text,
  sessionId: text,
  pendingToken: text,
  returnIdpCredential: v.optional(v.boolean()),
  /** False where a member only shows again who he is. */
  autoCreate: v.optional(v.boolean(), true),
  idToken: v.optional(v.string()),
  ...ignored,
});

export const deleteRequest = v.strictObject({ idToken: v.optional(v.string(), '') });

export const sendOobCodeRequest = v.strictObject({
  requestType: v.picklist(['PASSWORD_RESET', 'VERIFY_EMAIL', 'VERIFY_AND_CHANGE_EMAIL']),
  email: v.optional(v.string()),
  newEmail: v.optional(v.string()),
  idToken: v.optional(v.string()),
  ...ignored,
});

export const resetPasswordRequest = v.strictObject({
  oobCode: v.optional(v.string(), ''),
  newPassword: v.optional(v.string()),
  tenantId: v.optional(v.null()),
});
