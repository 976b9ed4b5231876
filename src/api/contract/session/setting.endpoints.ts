import { endpoint } from "../endpoint.ts";
import { Maintenance, AutoLogout, SignUpSetting } from "./settings.ts";

export const maintenance = endpoint({
  method: "GET",
  path: "/setting/maintanace",
  access: "anyone",
  answers: { 200: Maintenance },
});

export const autoLogout = endpoint({
  method: "GET",
  path: "/setting/autoLogoutMin",
  access: "anyone",
  answers: { 200: AutoLogout },
});

export const signUpSetting = endpoint({
  method: "GET",
  path: "/settingSignUp",
  access: "anyone",
  answers: { 200: SignUpSetting },
});
