/** The addresses of the calls that signing in makes. */
function Calls() {
  if (BACKEND_TARGET.kind !== 'hosted')
    return (
      <p>
        This site is served for development: accounts and profiles are in a folder of the computer that serves it, and
        no call leaves it. The mails that it would send are shown on a page of it.
      </p>
    );
  return (
    <>
      <p>
        Accounts are kept by Firebase Authentication, profiles by Firestore, both services of Google. From the moment in
        which you sign in, sign up, or ask for a new password, your browser speaks to{' '}
        <code>identitytoolkit.googleapis.com</code>, <code>securetoken.googleapis.com</code> and{' '}
        <code>firestore.googleapis.com</code>, and while you are signed in each time that you come back. ‘Continue with
        Google’ loads a script from <code>apis.google.com</code>, a hidden page from{' '}
        <code>{BACKEND_TARGET.options.authDomain}</code>, and a window of Google. Until then nothing goes to Google.
      </p>
      {BACKEND_TARGET.appCheckKey && (
        <p>
          To keep programs out that pretend to be this site, reCAPTCHA of Google is loaded from{' '}
          <code>www.google.com</code> and <code>www.gstatic.com</code> as soon as you come near ‘Log In’. It looks at
          your browser and at how you use it.
        </p>
      )}
    </>
  );
}

/** The data that is stored of members, where, and how it goes. */
export function MembersPrivacy() {
  if (BACKEND_TARGET.kind === 'none')
    return (
      <>
        <h2>Members</h2>
        <p>Nobody signs in on this site: there are no accounts.</p>
      </>
    );
  return (
    <>
      <h2>If you become a member</h2>
      <Calls />
      <p>Stored for you there:</p>
      <ul>
        <li>
          the account: your e-mail address and whether it is verified, your name, a hash of your password or your number
          at Google, and when you signed up and in.
        </li>
        <li>
          the profile: your e-mail address and whether it is verified, your display name, your role and what you may
          see, when it was made, and whether an admin vouches for your address. You and the admins can read it.
        </li>
        <li>
          if an admin has removed you: your number, your e-mail address, and who removed you when, so that you do not
          come back by signing in. You and the admins can read it, and an admin can delete it.
        </li>
      </ul>
      <p>Your device keeps, beside what it keeps for everybody:</p>
      <ul>
        <li>
          in local storage, until you log out: <code>session</code>, your display name; <code>firebase:authUser</code>,
          your account with the keys that keep you signed in.
        </li>
        <li>
          if you edit: your drafts, whole files, in the database <code>otherfolk-drafts</code>, and the last letters
          before a page is closed under <code>otherfolk-draft:</code> in local storage. They belong to you: no other
          member who signs in on this device is offered them. Log Out asks whether they are kept for you, downloaded or
          discarded. The files of an import that you have begun are kept likewise in <code>otherfolk-imports</code>,
          until you save or forget it, and mappings that you have named under <code>importMappings</code>.
        </li>
      </ul>
      <p>
        Logging out also deletes the pages, data and images in the caches, and the session storage, but for what a
        developer's override and a reload have left there. To take your data along, or to remove account, profile, and
        drafts on this device, open your name at the top of the page, then ‘Change or remove your account’. Other
        devices keep their drafts until you delete them there.
      </p>
    </>
  );
}
