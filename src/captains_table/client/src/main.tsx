/** The client of a server. */
import { start } from "~/app";
import { serverTransport } from "~/transport/server";
import { chooseTransport } from "~/transport/transport";

chooseTransport(serverTransport);
start();
